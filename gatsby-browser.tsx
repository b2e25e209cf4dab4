import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/base.css';
import './src/styles/motion.css';
import './src/styles/print.css';
